import { Money } from '../components/Money.tsx'
import { formName, MOOD_NAMES } from '../components/playerWords.ts'
import { namesOfCharacter } from '../simulation/people/characterWords.ts'
import type { Form } from '../simulation/people/player.ts'
import type { PlayerReport } from '../simulation/reports/playerReport.ts'
import { Quality, worthOfQuality, type ComparedFigure } from './comparedFigure.tsx'

const FORM_ORDER: readonly Form[] = ['Poor', 'Average', 'Good', 'Excellent']

export const COMPARED_FIGURES: readonly ComparedFigure<PlayerReport>[] = [
  { name: 'Position', cell: ({ player }) => player.type },
  { name: 'Age', cell: ({ player }) => player.age },
  {
    name: 'Quality',
    cell: ({ player }) => <Quality stars={player.quality} />,
    worth: ({ player }) => worthOfQuality(player.quality),
  },
  { name: 'Stamina', cell: ({ player }) => `${player.stamina}%`, worth: ({ player }) => player.stamina },
  {
    name: 'Form',
    cell: ({ player }) => formName(player.form),
    worth: ({ player }) => FORM_ORDER.indexOf(player.form),
  },
  {
    name: 'Morale',
    cell: ({ player, mood }) => `${player.morale.toFixed(1)} · ${MOOD_NAMES[mood]}`,
    worth: ({ player }) => Math.round(player.morale * 10),
  },
  { name: 'Season goals', cell: ({ player }) => player.goals, worth: ({ player }) => player.goals },
  { name: 'Season assists', cell: ({ player }) => player.assists, worth: ({ player }) => player.assists },
  {
    name: 'Appearances',
    cell: ({ player }) => player.appearances,
    worth: ({ player }) => player.appearances,
  },
  { name: 'Value', cell: ({ value }) => <Money amount={value} />, worth: ({ value }) => value },
  {
    name: 'Wage per week',
    cell: ({ player }) => <Money amount={player.wage} />,
    worth: ({ player }) => -player.wage,
  },
  { name: 'Fee', cell: ({ fee }) => (fee === null ? 'Own player' : <Money amount={fee} />) },
  { name: 'Status', cell: statusOf },
  { name: 'Character', cell: ({ character }) => namesOfCharacter(character) },
  { name: 'Strengths', cell: ({ player }) => player.strengths.join(', ') || '–' },
  { name: 'Weaknesses', cell: ({ player }) => player.weaknesses.join(', ') || '–' },
]

function statusOf({ player, fee, injury }: PlayerReport): string {
  if (player.injured) return injury ? `Injured, out for ${injury.absence}` : 'Injured'
  if (player.suspensions > 0) return `Susp. (${player.suspensions})`
  if (fee !== null) return 'Transfer market'
  return player.inSquad ? 'In Squad' : 'Reserve'
}
