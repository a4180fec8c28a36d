import { createContext, type ReactNode } from 'react'

/**
 * Second dialog over the one among the provider's children, rendered inside it, so that the focus returns there.
 * Apart from `Dialog`, which loads with the first dialog.
 */
export const NestedDialog = createContext<ReactNode>(null)
