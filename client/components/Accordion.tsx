import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import styles from './Accordion.module.css'

export interface AccordionSection {
  /** Id of the section and anchor in the page's address. */
  id: string
  title: string
  content: ReactNode
}

interface AccordionProps {
  sections: readonly AccordionSection[]
  /** Id of the one open section; null when all are closed. */
  openId: string | null
  /** Called with the section whose heading was pressed, open or not. */
  onToggle: (id: string) => void
}

/** Collapsible sections, each under a heading. */
export function Accordion({ sections, openId, onToggle }: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {sections.map(({ id, title, content }, place) => (
        <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
          <h2 className={styles.heading}>
            <button
              id={`${id}-title`}
              type="button"
              className={styles.button}
              aria-expanded={id === openId}
              aria-controls={`${id}-content`}
              onClick={() => onToggle(id)}
            >
              <span className={styles.number}>{place + 1}.</span>
              <span>{title}</span>
              <Icon name={id === openId ? 'minus' : 'plus'} size={20} />
            </button>
          </h2>
          <div id={`${id}-content`} className={styles.content} hidden={id !== openId}>
            {content}
          </div>
        </section>
      ))}
    </div>
  )
}
