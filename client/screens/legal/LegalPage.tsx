import { type ReactNode, useState } from 'react'
import { Accordion, type AccordionSection } from '../../components/Accordion.tsx'
import { PageHeading } from '../PageHeading.tsx'
import { SitePage } from '../site/SitePage.tsx'
import { SiteLinks } from '../site/SiteLinks.tsx'
import styles from './LegalPage.module.css'

interface LegalPageProps {
  title: string
  description: string
  /** Text below the heading: date of effect and summary. */
  lead: string
  sections: readonly AccordionSection[]
  openId: string | null
  onToggle: (id: string) => void
  /** Content before the sections, such as a table of contents. */
  aside?: ReactNode
  /** Links to related pages. */
  buttons: ReactNode
}

/** Legal text in collapsible sections, one open at a time. */
export function LegalPage({
  title,
  description,
  lead,
  sections,
  openId,
  onToggle,
  aside,
  buttons,
}: LegalPageProps) {
  return (
    <SitePage links={<SiteLinks />}>
      <div className={styles.page}>
        <header className={styles.header}>
          <PageHeading title={title} description={description} className={styles.heading}>
            {title}
          </PageHeading>
          <p className={styles.lead}>{lead}</p>
        </header>
        <div className={styles.spread} data-aside={aside !== undefined || undefined}>
          {aside}
          <div className={styles.text}>
            <Accordion sections={sections} openId={openId} onToggle={onToggle} />
            <p className={styles.buttons}>{buttons}</p>
          </div>
        </div>
      </div>
    </SitePage>
  )
}

/** State of exclusive sections: toggling one opens it and closes the others, toggling the open one closes it. */
export function useOpenSection(firstId: string | null) {
  const [openId, setOpenId] = useState<string | null>(firstId)
  return {
    openId,
    open: setOpenId,
    toggle: (id: string) => {
      setOpenId(id === openId ? null : id)
    },
  }
}
