import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { ClubLink } from '../components/ClubLink.tsx'
import { GameDialog } from './GameDialog.tsx'
import { FrontPage } from '../components/FrontPage.tsx'
import { IconButton } from '../components/IconButton.tsx'
import { NamedText } from '../components/NamedText.tsx'
import { Select } from '../components/Select.tsx'
import { playersByName, storyParts } from '../simulation/reports/namedText.ts'
import { clubNames } from '../simulation/reports/paper/prediction.ts'
import { useGameStores } from '../stores/useGameStores.ts'
import { usePaper } from '../stores/usePaper.ts'
import { useReport } from '../stores/useReport.ts'
import styles from './PaperDialog.module.css'

/** Newspaper of the running season: one front page, with all others to choose from. */
export const PaperDialog = observer(function PaperDialog() {
  const { game } = useGameStores()
  const pages = usePaper()
  const names = useReport(clubNames)
  const players = useReport(playersByName)
  const [index, setIndex] = useState(0)
  const page = pages[index]
  return (
    <GameDialog title="The paper" size="wide">
      {page ? (
        <div className={styles.sheet}>
          <div className={styles.masthead}>
            <p className={styles.name}>The Saturday Lamp</p>
            <div className={styles.edition}>
              <span className={styles.season}>Season {game.state.currentSeason}</span>
              <IconButton
                icon="previous"
                label="Previous page"
                blocked={index === pages.length - 1}
                onClick={() => setIndex(index + 1)}
              />
              <Select
                label="Page"
                labelHidden
                options={pages.map(({ name }, i) => ({ value: String(i), label: name }))}
                value={String(index)}
                onChange={(value) => setIndex(Number(value))}
              />
              <IconButton
                icon="next"
                label="Next page"
                blocked={index === 0}
                onClick={() => setIndex(index - 1)}
              />
            </div>
          </div>
          <FrontPage
            level={3}
            stories={page.stories}
            textOf={(story, text) => <NamedText parts={storyParts(text, story, players)} />}
          />
          {page.stories.map(({ story }) =>
            story.kind === 'prediction' ? (
              <ol key={story.kind} className={styles.order} aria-label="Predicted table">
                {story.order.map((club) => (
                  <li key={club} data-own={club === game.state.club.id || undefined}>
                    <ClubLink club={club}>{names.full(club)}</ClubLink>
                  </li>
                ))}
              </ol>
            ) : null,
          )}
        </div>
      ) : (
        <p>The next edition comes out after the next round.</p>
      )}
    </GameDialog>
  )
})
