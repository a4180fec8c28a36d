import type { ComponentProps } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../../components/Button.tsx'
import type { UndoableDecisions } from '../../stores/desks/UndoableDecisions.ts'
import type { Tab, UiStore } from '../../stores/UiStore.ts'
import { useGameStores } from '../../stores/useGameStores.ts'

type ButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'>

interface ModalButtonProps extends ButtonProps {
  modal: Parameters<UiStore['openModal']>[0]
}

/** Opens a dialog of the game. Small unless `size` says otherwise. */
export function ModalButton({ modal, ...button }: ModalButtonProps) {
  const { ui } = useGameStores()
  return <Button size="small" {...button} onClick={() => ui.openModal(modal)} />
}

/** Opens another tab of the game. */
export function TabButton({ tab, ...button }: ButtonProps & { tab: Tab }) {
  const { ui } = useGameStores()
  return <Button size="small" {...button} onClick={() => ui.selectTab(tab)} />
}

interface UndoButtonProps {
  decisions: UndoableDecisions
  label?: string
  /** Called before something is undone. */
  onUndo?: () => void
}

/** Undoes the last of the decisions. */
export const UndoButton = observer(function UndoButton({
  decisions,
  label = 'Undo last change',
  onUndo,
}: UndoButtonProps) {
  const undo = () => {
    onUndo?.()
    decisions.undo()
  }
  return (
    <Button size="small" blocked={!decisions.canUndo} onClick={undo}>
      {label}
    </Button>
  )
})
