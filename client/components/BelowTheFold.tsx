import type { ReactNode } from 'react'
import { usePainted } from './usePainted.ts'

/** Renders its children once what stands above them has been painted: for the lower part of a long page. */
export function BelowTheFold({ children }: { children: ReactNode }) {
  return usePainted() && children
}
