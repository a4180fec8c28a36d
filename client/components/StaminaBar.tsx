import { tirednessInWords } from '../simulation/people/tiredness.ts'
import { Bar } from './Bar.tsx'

/** Meter of a player's stamina, and what a match that begins with it would cost them. */
export function StaminaBar({ stamina }: { stamina: number }) {
  const words = tirednessInWords(stamina)
  return (
    <div>
      <Bar label="Stamina" value={stamina} />
      {words && <p>{words}</p>}
    </div>
  )
}
