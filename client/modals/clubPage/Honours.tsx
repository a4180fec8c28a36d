import type { ClubPage } from '../../simulation/reports/clubPage.ts'
import { DialogPart } from '../GameDialog.tsx'
import text from '../pageText.module.css'
import styles from './ClubPage.module.css'
import { plural } from '../../simulation/core/english.ts'

/** Titles, and final positions of past seasons. */
export function Honours({ page: { titles, trophies, finishes } }: { page: ClubPage }) {
  return (
    <DialogPart heading="Honours">
      <p className={text.note}>
        {titles.length === 0
          ? 'No title since you came.'
          : `Champions in ${plural(titles.length, 'season')} ${titles.join(', ')}.`}
        {trophies.map(
          ({ name, seasons }) => ` ${name} in ${plural(seasons.length, 'season')} ${seasons.join(', ')}.`,
        )}
      </p>
      {finishes.length > 0 && (
        <>
          <h4 className={styles.subheading}>Final positions</h4>
          <ul className={styles.finishes} aria-label="Final positions">
            {finishes.map(({ season, place }) => (
              <li key={season}>
                Season {season}: <strong>{place}</strong>
              </li>
            ))}
          </ul>
        </>
      )}
    </DialogPart>
  )
}
