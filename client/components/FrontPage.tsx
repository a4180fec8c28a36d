import type { ReactNode } from 'react'
import type { Story } from '../simulation/reports/paper/story.ts'
import { Unbroken } from './Unbroken.tsx'
import styles from './FrontPage.module.css'

interface FrontPageProps {
  /** Level of the headlines in the outline of the page. */
  level: 3 | 4
  /** The first one leads. */
  stories: readonly { story: Story; headline: string; lead: string }[]
  /** Renders headline and text of a story. Defaults to the text alone. */
  textOf?: (story: Story, text: string) => ReactNode
}

/** Front page of a newspaper: a lead story, and the others in columns beside it. */
export function FrontPage({ level, stories, textOf = plainText }: FrontPageProps) {
  const Headline = level === 3 ? 'h3' : 'h4'
  return (
    <div className={styles.frame}>
      <div className={styles.page}>
        {stories.map(({ story, headline, lead }) => (
          <article key={headline} className={styles.story}>
            <Headline className={styles.headline}>{textOf(story, headline)}</Headline>
            <p className={styles.lead}>{textOf(story, lead)}</p>
          </article>
        ))}
      </div>
    </div>
  )
}

function plainText(_: Story, text: string): ReactNode {
  return <Unbroken text={text} />
}
