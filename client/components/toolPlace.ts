import { createContext } from 'react'

/**
 * Place for tools in the heading of the panel around; null until it is mounted, undefined outside panels and in dialogs.
 */
export const ToolPlace = createContext<HTMLElement | null | undefined>(undefined)
