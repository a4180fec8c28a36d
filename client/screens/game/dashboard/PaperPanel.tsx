import type { ComponentProps } from 'react'
import { FrontPage } from '../../../components/FrontPage.tsx'
import { Panel } from '../../../components/Panel.tsx'
import type { FrontPage as Page } from '../../../simulation/reports/paper/frontPage.ts'
import { ModalButton } from '../gameButtons.tsx'

interface PaperPanelProps {
  /** Null without one. */
  page: Page | null
  textOf?: ComponentProps<typeof FrontPage>['textOf']
}

/** A front page of the paper. */
export function PaperPanel({ page, textOf }: PaperPanelProps) {
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
        <FrontPage level={3} stories={page.stories} {...(textOf && { textOf })} />
      ) : (
        <p>The next edition comes out after the next round.</p>
      )}
    </Panel>
  )
}
