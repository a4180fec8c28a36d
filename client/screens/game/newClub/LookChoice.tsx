import { useId, type ReactNode } from 'react'
import { observer } from 'mobx-react-lite'
import { Crest } from '../../../components/Crest.tsx'
import { useNewClub } from '../../../stores/useNewClub.ts'
import { Shirt } from './Shirt.tsx'
import styles from './LookChoice.module.css'

/** Choice of the club's colours. */
export const KitChoice = observer(function KitChoice() {
  const newClub = useNewClub()
  const { kits, kit: chosen } = newClub
  return (
    <Choice legend="Colours" note={kits[chosen]?.name ?? ''}>
      {kits.map(({ name, colours }, kit) => (
        <Option
          key={name}
          name="kit"
          label={name}
          isChosen={kit === chosen}
          onChoose={() => newClub.change({ kit })}
        >
          <Shirt colours={colours} size={36} />
        </Option>
      ))}
    </Choice>
  )
})

/** Choice of the crest among those of the seed. */
export const CrestChoice = observer(function CrestChoice() {
  const newClub = useNewClub()
  const { crests, choices } = newClub
  return (
    <Choice legend="Crest" note={`${choices.crest + 1} of ${crests.length}`}>
      {crests.map((club, crest) => (
        <Option
          key={club.crestSeed}
          name="crest"
          label={`Crest ${crest + 1}`}
          isChosen={crest === choices.crest}
          onChoose={() => newClub.change({ crest })}
        >
          <Crest club={club} size={52} />
        </Option>
      ))}
    </Choice>
  )
})

/** Group of pictures of which one is chosen, with the words for that one. */
function Choice({ legend, note, children }: { legend: string; note: string; children: ReactNode }) {
  return (
    <fieldset className={styles.choice}>
      <legend>
        {legend} <span>{note}</span>
      </legend>
      <div className={styles.options}>{children}</div>
    </fieldset>
  )
}

interface OptionProps {
  /** Name of the group. */
  name: string
  label: string
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

function Option({ name, label, isChosen, onChoose, children }: OptionProps) {
  const id = useId()
  return (
    <span className={styles.option}>
      <input type="radio" id={id} name={name} aria-label={label} checked={isChosen} onChange={onChoose} />
      <label htmlFor={id} title={label}>
        {children}
      </label>
    </span>
  )
}
