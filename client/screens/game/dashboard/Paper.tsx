import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/Button.tsx'
import { FrontPage } from '../../../components/FrontPage.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { useGameStores } from '../../../stores/useGameStores.ts'

/** Latest front page of the paper. */
export const Paper = observer(function Paper() {
  const { paper, ui } = useGameStores()
  const { latest } = paper
  return (
    <Panel
      heading="The paper"
      aside={
        latest && (
          <>
            <span>{latest.name}</span>
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
      {latest ? (
        <FrontPage level={3} stories={latest.stories} />
      ) : (
        <p>The next edition comes out after the next round.</p>
      )}
    </Panel>
  )
})
