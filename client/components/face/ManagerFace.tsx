import { Face } from './Face.tsx'

/** Coat and collar. */
const COAT = ['#2b313a', '#f4f4f0']

/** Of any complexion, and of an age with lines and some grey hair. */
const SOMEBODY = { name: '', nationality: 'France', age: 42 }

/** Face of the own manager, from its seed. */
export function ManagerFace({ face, size }: { face: number; size: number }) {
  return <Face player={{ ...SOMEBODY, id: `manager ${face}` }} colours={COAT} size={size} />
}
