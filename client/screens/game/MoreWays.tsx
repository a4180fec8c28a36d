import { observer } from 'mobx-react-lite'
import { Icon } from '../../components/Icon.tsx'
import { MenuButton } from '../../components/MenuButton.tsx'
import { useGameStores } from '../../stores/useGameStores.ts'

const LABEL = 'More ways to continue'

/** The button beside Continue that opens the menu of what to play ahead to. */
export const MoreWays = observer(function MoreWays() {
  const { ahead } = useGameStores()
  return (
    <MenuButton
      variant="primary"
      label={LABEL}
      title={LABEL}
      icon={<Icon name="down" />}
      actions={ahead.ways}
    />
  )
})
