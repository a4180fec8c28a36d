import { Badge } from '../../components/Badge.tsx'
import { Bar } from '../../components/Bar.tsx'
import { Crest } from '../../components/Crest.tsx'
import { FormBadges } from '../../components/FormBadges.tsx'
import { Stars } from '../../components/Stars.tsx'
import { MOCK_CLUBS, type MockClub } from './mockClubs.ts'
import styles from './MockDashboard.module.css'

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
