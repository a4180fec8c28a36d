import { useId, type ReactNode } from 'react'
import { counted, plural } from '../simulation/core/english.ts'
import { COMPETITION_NAMES } from '../simulation/core/tie.ts'
import { countryPlaceInWords } from '../simulation/club/pastSeason.ts'
import type { CareerStory as Story } from '../simulation/reports/careerStory.ts'
import styles from './CareerStory.module.css'
import { Money } from './Money.tsx'
import { Unbroken } from './Unbroken.tsx'

/** Seasons, trophies, best signings and records of a career. */
export function CareerStory({ story: { clubs, places, cups, europe, signings, records } }: { story: Story }) {
  const titles = places.flatMap((place, i) => (place === 1 ? [i + 1] : []))
  return (
    <div className={styles.story}>
      <div className={styles.column}>
        {clubs.length > 1 && (
          <Part heading="Clubs">
            <ol className={styles.lines}>
              {clubs.map(({ name, from, to }) => (
                <li key={from}>
                  <strong>{name}</strong>
                  <span className={styles.soft}>
                    {from === to ? `Season ${from}` : `Seasons ${from}–${to}`}
                  </span>
                </li>
              ))}
            </ol>
          </Part>
        )}
        <Part heading="Seasons">
          <p className={styles.soft}>
            {titles.length === 0
              ? 'No title yet.'
              : `Champions in ${plural(titles.length, 'season')} ${titles.join(', ')}.`}
            {europe.length > 0 &&
              ` ${COMPETITION_NAMES.europe} in ${plural(europe.length, 'season')} ${europe.join(', ')}.`}
            {cups.length > 0 &&
              ` ${COMPETITION_NAMES.cup} in ${plural(cups.length, 'season')} ${cups.join(', ')}.`}
          </p>
          <ol className={styles.places}>
            {places.map((place, i) => (
              <li key={i} data-title={place === 1 || undefined}>
                Season {i + 1}: <strong>{countryPlaceInWords(place)}</strong>
              </li>
            ))}
          </ol>
        </Part>
        {signings.length > 0 && (
          <Part heading="Best signings">
            <ol className={styles.signings}>
              {signings.map(({ name, season, fee, matches, goals }) => (
                <li key={`${name} ${season}`}>
                  <span>
                    <strong>{name}</strong>, season {season}, {fee > 0 ? <Money amount={fee} /> : 'free'}
                  </span>
                  <span className={styles.soft}>
                    {counted(matches, 'match', 'matches')}, {counted(goals, 'goal')}
                  </span>
                </li>
              ))}
            </ol>
          </Part>
        )}
      </div>
      {records.length > 0 && (
        <Part heading="Records held">
          <dl className={styles.lines}>
            {records.map(({ name, text }) => (
              <div key={name}>
                <dt className={styles.soft}>{name}</dt>
                <dd>
                  <Unbroken text={text} />
                </dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
    </div>
  )
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {heading}
      </h3>
      {children}
    </section>
  )
}
