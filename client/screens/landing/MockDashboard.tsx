import { Badge } from '../../components/Badge.tsx'
import { Bar } from '../../components/Bar.tsx'
import { Crest } from '../../components/Crest.tsx'
import { FormBadges } from '../../components/FormBadges.tsx'
import { Stars } from '../../components/Stars.tsx'
import styles from './MockDashboard.module.css'
import type { CrestSource } from '../../components/crestPlan.ts'

interface MockClub extends CrestSource {
  name: string
}

/** Clubs for the samples on the site; the game generates its own. */
export const MOCK_CLUBS: readonly MockClub[] = [
  { name: 'Northgate', code: 'NOR', colours: ['#0f4c81', '#f2cf63'], crestSeed: 48_211 },
  { name: 'Harbour Athletic', code: 'HAR', colours: ['#7a1f2b', '#e9e7df'], crestSeed: 903_118 },
  { name: 'Millfield', code: 'MIL', colours: ['#1f6a41', '#f8f7f2'], crestSeed: 17_402 },
  { name: 'Castle Rovers', code: 'CAS', colours: ['#2a2438', '#f08a24'], crestSeed: 771_935 },
  { name: 'Your Club', code: 'YOU', colours: ['#b01d24', '#f8f7f2'], crestSeed: 1_204 },
]

const [NORTHGATE, HARBOUR, MILLFIELD, CASTLE, OWN] = MOCK_CLUBS as readonly [
  MockClub,
  MockClub,
  MockClub,
  MockClub,
  MockClub,
]

const TABLE = [
  { place: 5, club: CASTLE, points: 24 },
  { place: 6, club: HARBOUR, points: 23 },
  { place: 7, club: OWN, points: 22 },
  { place: 8, club: NORTHGATE, points: 22 },
  { place: 9, club: MILLFIELD, points: 19 },
]

/** Sample dashboard built from the game's own components; the figure's caption describes it. */
export function MockDashboard() {
  return (
    <div className={styles.board} aria-hidden="true" inert>
      <div className={styles.header}>
        <Crest club={OWN} size={44} />
        <p className={styles.club}>Your Club</p>
        <p className={styles.fact}>
          <span>Day</span> 95
        </p>
        <p className={styles.fact}>
          <span>Position</span> 7th
        </p>
        <p className={styles.fact}>
          <span>Reputation</span> <Stars value={3} />
        </p>
      </div>
      <div className={styles.panels}>
        <div className={styles.next}>
          <p className={styles.title}>Week 14 · Home</p>
          <p className={styles.fixture}>
            <Crest club={OWN} size={54} />
            <span>v</span>
            <Crest club={NORTHGATE} size={54} />
          </p>
          <p className={styles.opponent}>Northgate</p>
          <FormBadges form={['W', 'L', 'D', 'W', 'L']} />
        </div>
        <dl className={styles.money}>
          <dt>Budget</dt>
          <dd>£8,412,000</dd>
          <dt>Transfer budget</dt>
          <dd>£2,650,000</dd>
          <dt>Wage room</dt>
          <dd>£31,500</dd>
          <dt>Squad</dt>
          <dd>
            19 <Badge tone="bad">1 injured</Badge>
          </dd>
        </dl>
        <table className={styles.table}>
          <tbody>
            {TABLE.map(({ place, club, points }) => (
              <tr key={place} data-own={club === OWN || undefined}>
                <td>{place}</td>
                <td>
                  <Crest club={club} size={18} />
                </td>
                <td>{club.name}</td>
                <td>{points}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className={styles.fans}>
          <Bar label="Fan mood" value={74} />
          <Bar label="Stadium" value={91} />
        </div>
      </div>
    </div>
  )
}
