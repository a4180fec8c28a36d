import type { ReactNode } from 'react'
import { Panel, type PanelProps } from './Panel.tsx'
import { useMediaQuery } from './useMediaQuery.ts'

interface SearchPanelProps extends Pick<PanelProps, 'heading' | 'flush' | 'children'> {
  search: ReactNode
}

/** Panel with a search opposite its heading. On a phone it is a row below the tools, which the Tab key reaches first. */
export function SearchPanel({ search, ...panel }: SearchPanelProps) {
  const isNarrow = useMediaQuery('(width < 640px)')
  return <Panel {...panel} {...(isNarrow ? { row: search } : { aside: search })} />
}
