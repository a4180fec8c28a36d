import { useState } from 'react'
import { Tabs } from '../../components/Tabs.tsx'
import { PageHeading } from '../PageHeading.tsx'
import { ABOUT_CLAIMS } from '../site/claims.ts'
import { SitePage } from '../site/SitePage.tsx'
import { AboutFeatures } from './AboutFeatures.tsx'
import { AboutGame } from './AboutGame.tsx'
import { AboutStory } from './AboutStory.tsx'
import styles from './AboutPage.module.css'

type AboutTab = 'game' | 'story' | 'features'

const TABS: readonly { value: AboutTab; label: string }[] = [
  { value: 'game', label: 'About the Game' },
  { value: 'story', label: 'The Story' },
  { value: 'features', label: 'Features' },
]

/** Description of the game, its story and its features. */
export function AboutPage() {
  const [tab, setTab] = useState<AboutTab>('game')
  return (
    <SitePage>
      <div className={styles.page}>
        <PageHeading
          title="About"
          description="What Floodlight is, the story behind it, and what a manager can do: tactics, scouting, development, transfers, stadium and finance."
          className={styles.heading}
        >
          About Floodlight
        </PageHeading>
        <dl className={styles.claims}>
          {ABOUT_CLAIMS.map(({ figure, name }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
        <Tabs label="About" tabs={TABS} value={tab} onChange={setTab}>
          <div className={styles.panel}>
            {tab === 'game' && <AboutGame onShowFeatures={() => setTab('features')} />}
            {tab === 'story' && <AboutStory />}
            {tab === 'features' && <AboutFeatures />}
          </div>
        </Tabs>
      </div>
    </SitePage>
  )
}
