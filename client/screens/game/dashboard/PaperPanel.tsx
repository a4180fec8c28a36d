import { FrontPage } from '../../../components/FrontPage.tsx'
import { Panel } from '../../../components/Panel.tsx'
import type { FrontPage as Page } from '../../../simulation/reports/paper/frontPage.ts'
import { ModalButton } from '../gameButtons.tsx'

/** A front page of the paper; `page` null without one. */
export function PaperPanel({ page }: { page: Page | null }) {
  return (
    <Panel
      heading="The paper"
      aside={
        page && (
          <>
            <span>{page.name}</span>
            <ModalButton modal={{ kind: 'paper' }}> Read the paper </ModalButton>
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
}
