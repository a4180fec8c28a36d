import { observer } from 'mobx-react-lite'
import { Icon } from '../../components/Icon.tsx'
import { MenuButton } from '../../components/MenuButton.tsx'
import { useGameStores } from '../../stores/useGameStores.ts'

const LABEL = 'More ways to continue'

/** Button beside Continue with the menu of targets to play ahead to. */
export const AheadMenu = observer(function AheadMenu() {
  const { ahead } = useGameStores()
  return (
    <MenuButton
      variant="primary"
      label={LABEL}
      title={LABEL}
      icon={<Icon name="down" />}
      actions={ahead.targets}
    />
  )
})
