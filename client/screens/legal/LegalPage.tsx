import { useState, type ReactNode } from 'react'
import { Accordion, type AccordionSection } from '../../components/Accordion.tsx'
import { PageHeading } from '../PageHeading.tsx'
import { ButtonLink } from '../site/ButtonLink.tsx'
import { SitePage } from '../site/SitePage.tsx'
import styles from './LegalPage.module.css'

interface LegalPageProps {
  title: string
  description: string
  /** Text below the heading: date of effect and summary. */
  lead: string
  sections: readonly AccordionSection[]
  /** Shows a table of contents beside the sections. */
  hasContents?: boolean
  /** Link to the page that comes next. */
  next: ReactNode
}

/** Legal text in collapsible sections, one open at a time. */
export function LegalPage({ title, description, lead, sections, hasContents = false, next }: LegalPageProps) {
  const [openId, setOpenId] = useState(sections[0]?.id ?? null)
  return (
    <SitePage>
      <div className={styles.page}>
        <header className={styles.header}>
          <PageHeading title={title} description={description} className={styles.heading}>
            {title}
          </PageHeading>
          <p className={styles.lead}>{lead}</p>
        </header>
        <div className={styles.spread} data-aside={hasContents || undefined}>
          {hasContents && <Contents sections={sections} onOpen={setOpenId} />}
          <div className={styles.text}>
            <Accordion
              sections={sections}
              openId={openId}
              onToggle={(id) => setOpenId(id === openId ? null : id)}
            />
            <p className={styles.buttons}>
              {next}
              <ButtonLink to="/">Return to Home</ButtonLink>
            </p>
          </div>
        </div>
      </div>
    </SitePage>
  )
}

interface ContentsProps {
  sections: readonly AccordionSection[]
  onOpen: (id: string) => void
}

function Contents({ sections, onOpen }: ContentsProps) {
  const goTo = (id: string) => {
    onOpen(id)
    const title = document.getElementById(`${id}-title`)
    title?.focus({ preventScroll: true })
    document.getElementById(id)?.scrollIntoView()
  }
  return (
    <nav className={styles.contents} aria-labelledby="contents-heading">
      <h2 id="contents-heading">Table of Contents</h2>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault()
                goTo(id)
              }}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
