/** Managers of the rivals. */

/** Ideas of football from which a manager's plans come. */
export const MANAGER_STYLES = ['possession', 'pressing', 'direct', 'counter', 'wings', 'cautious'] as const
export type ManagerStyle = (typeof MANAGER_STYLES)[number]

/** Boldness of changes for a clearly stronger or weaker opponent (TAC-6), and during a match (LEA-19, LEA-20); least first. */
export const TEMPERS = ['calm', 'steady', 'bold'] as const
export type Temper = (typeof TEMPERS)[number]

export interface Manager {
  name: string
  /** Idea of football; the usual plan of the side comes from it. */
  style: ManagerStyle
  /** Frequency of changed plans against a clearly stronger or weaker opponent, and how early they come in a match. */
  temper: Temper
  /** Season in which the manager was appointed; 0 for before the career. */
  since: number
}
