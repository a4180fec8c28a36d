import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/Button.tsx'
import { FrontPage } from '../../../components/FrontPage.tsx'
import { Panel } from '../../../components/Panel.tsx'
import type { FrontPage as Page } from '../../../simulation/reports/paper/frontPage.ts'
import { useGameStores } from '../../../stores/useGameStores.ts'

/** A front page of the paper; `page` null without one. */
export const PaperPanel = observer(function PaperPanel({ page }: { page: Page | null }) {
  const { ui } = useGameStores()
  return (
    <Panel
      heading="The paper"
      aside={
        page && (
          <>
            <span>{page.name}</span>
            <Button
              size="small"
              onClick={() => {
                ui.openModal({ kind: 'paper' })
              }}
            >
              Read the paper
            </Button>
          </>
        )
      }
    >
      {page ? (
        <FrontPage level={3} stories={page.stories} />
      ) : (
        <p>The next edition comes out after the next round.</p>
      )}
    </Panel>
  )
})
