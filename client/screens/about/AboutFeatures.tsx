import styles from './AboutPage.module.css'

const CARDS = [
  [
    'Master Tactics',
    'Seven formations, four styles, tempo, attack and defence. Every choice suits some opponents and plays into the hands of others.',
  ],
  [
    'Scouting Network',
    'A market of players that changes every fortnight, with strengths, weaknesses and wage demands.',
  ],
  [
    'Player Development',
    'The young grow towards their potential, the old lose a yard. Staff, training ground and minutes decide how fast.',
  ],
  [
    'Transfer Mastery',
    'A fee budget and a wage budget. Sign, sell, and read the ledger of who came and went.',
  ],
  [
    'Stadium Management',
    'Stands, boxes, shop, museum, fan zone: build and upgrade, and see the ground grow.',
  ],
  [
    'Financial Control',
    'Ticket prices, wages, upkeep and campaigns. Below minus five million the doors close.',
  ],
] as const

const MECHANICS = [
  ['One engine for all', 'The other nine matches of the week are played just like yours, goal by goal.'],
  ['Form, morale and stamina', 'Three things that every result moves, and that move the next result.'],
  ['A board with a memory', 'It sets budgets from money, reputation and position, and warns before it acts.'],
  ['Crowds that count', 'Attendance follows price, place in the table, form, opponent and derbies.'],
  ['Seeds', 'The same seed gives the same league, players and fixtures on every device.'],
  ['Explained results', 'Strength, chances and their quality, in figures and in plain words.'],
] as const

export function AboutFeatures() {
  return (
    <>
      <ul className={styles.cards}>
        {CARDS.map(([title, text]) => (
          <li key={title} className={styles.card}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <section className={styles.advanced} aria-labelledby="advanced-heading">
        <h2 id="advanced-heading">Advanced Game Mechanics</h2>
        <ul>
          {MECHANICS.map(([title, text]) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
