import { Money } from '../../components/Money.tsx'
import type { LineAward } from '../../simulation/club/playerLine.ts'
import { plural } from '../../simulation/core/english.ts'
import {
  LINE_COMPETITION_NAMES,
  type CareerLine,
  type CareerSeason,
} from '../../simulation/reports/playerCareer.ts'
import { DialogPart } from '../GameDialog.tsx'
import text from '../pageText.module.css'
import styles from './PlayerPage.module.css'

const AWARD_NAMES: Record<LineAward, string> = {
  title: 'Champions',
  player: 'Player of the season',
  'young-player': 'Young player of the season',
  keeper: 'Goalkeeper of the season',
  eleven: 'Eleven of the season',
  'top-scorer': 'Top scorer',
  'own-player': 'The club’s player of the season',
}

/** Honours by name with their seasons, and transfers with a fee. */
export function PlayerHonours({ seasons }: { seasons: readonly CareerSeason[] }) {
  const won = new Map<string, number[]>()
  for (const { season, lines } of seasons) {
    for (const { competition, awards } of lines) {
      for (const award of awards) {
        const name = award === 'title' ? titleOf(competition) : AWARD_NAMES[award]
        won.set(name, [...(won.get(name) ?? []), season])
      }
    }
  }
  const moves = seasons.flatMap(({ season, moves: made }) => made.map((move) => ({ season, ...move })))
  if (won.size === 0 && moves.length === 0) return null
  return (
    <div className={styles.columns}>
      {won.size > 0 && (
        <DialogPart heading="Honours">
          <ul className={text.list}>
            {[...won].map(([name, years]) => (
              <li key={name}>
                <strong>{name}</strong>: {plural(years.length, 'season')} {years.join(', ')}
              </li>
            ))}
          </ul>
        </DialogPart>
      )}
      {moves.length > 0 && (
        <DialogPart heading="Transfers">
          <ul className={text.list}>
            {moves.map(({ season, from, to, fee }, i) => (
              <li key={i}>
                Season {season}: from {from ?? 'abroad'} to {to ?? 'a club abroad'},{' '}
                {fee === 0 ? 'no fee' : <Money amount={fee} />}
              </li>
            ))}
          </ul>
        </DialogPart>
      )}
    </div>
  )
}

function titleOf(competition: CareerLine['competition']): string {
  return competition === 'league' ? AWARD_NAMES.title : `${LINE_COMPETITION_NAMES[competition]} winners`
}
