import type { Character } from '../simulation/people/character.ts'
import { CHARACTER_NAMES, characterInWords } from '../simulation/people/characterWords.ts'
import type { DeepReadonly } from '../simulation/core/readonly.ts'
import type { Traits } from '../simulation/people/traits.ts'
import { traitInWords } from '../simulation/people/traitWords.ts'
import styles from './PlayerTraits.module.css'

/** Kinds of a player's character with their effects. */
export function CharacterList({ character }: { character: Character }) {
  return (
    <section aria-label="Character">
      <h3 className={styles.heading}>Character</h3>
      <ul>
        {character.map((kind) => (
          <li key={kind} className={styles.line}>
            <b>{CHARACTER_NAMES[kind]}</b> <span className={styles.effect}>{characterInWords(kind)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Strengths and weaknesses of a player with their effects. */
export function PlayerTraits({ player }: { player: DeepReadonly<Traits> }) {
  return (
    <div className={styles.traits}>
      <TraitList heading="Strengths" kind="strengths" player={player} />
      <TraitList heading="Weaknesses" kind="weaknesses" player={player} />
    </div>
  )
}

interface TraitListProps {
  heading: string
  kind: keyof Traits
  player: DeepReadonly<Traits>
}

function TraitList({ heading, kind, player }: TraitListProps) {
  const traits = player[kind]
  return (
    <section aria-label={heading}>
      <h3 className={styles.heading}>{heading}</h3>
      {traits.length === 0 ? (
        <p className={styles.none}>No specific attributes listed.</p>
      ) : (
        <ul>
          {traits.map((trait) => (
            <li key={trait} className={styles.line}>
              <b>{trait}</b> <span className={styles.effect}>{traitInWords(trait, kind)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
