import { Unbroken } from './Unbroken.tsx'
import styles from './FrontPage.module.css'

interface FrontPageProps {
  /** Level of the headlines in the outline of the page. */
  level: 3 | 4
  /** The first one leads. */
  stories: readonly { headline: string; lead: string }[]
}

/** Front page of a newspaper: a lead story, and the others in columns beside it. */
export function FrontPage({ level, stories }: FrontPageProps) {
  const Headline = level === 3 ? 'h3' : 'h4'
  return (
    <div className={styles.frame}>
      <div className={styles.page}>
        {stories.map(({ headline, lead }) => (
          <article key={headline} className={styles.story}>
            <Headline className={styles.headline}>
              <Unbroken text={headline} />
            </Headline>
            <p className={styles.lead}>
              <Unbroken text={lead} />
            </p>
          </article>
        ))}
      </div>
    </div>
  )
}
