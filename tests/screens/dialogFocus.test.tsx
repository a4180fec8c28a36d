import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { launchCampaign } from '../../client/simulation/marketing/campaigns.ts'
import { searchReport } from '../../client/simulation/reports/offerReport.ts'
import type { Modal } from '../../client/stores/modal.ts'
import { openGame } from './openGame.tsx'

const CAMPAIGN = 'local-advertising'

test('dialogs opened with the focus on their cross, so that Enter closed them', async () => {
  const { root, game } = await openGame({
    prepare: (state) => {
      state.transferBudget = 60_000_000
      launchCampaign(state, CAMPAIGN)
    },
  })
  const own = game.state.players[0]!
  const rival = searchReport(game.state).find(({ hurdle }) => hurdle === null)!
  const dialogs: readonly (readonly [modal: Modal, focused: string])[] = [
    [{ kind: 'make-offer', id: rival.player.id }, 'Fee in £'],
    [{ kind: 'contract-talks', id: own.id }, 'Length'],
    [{ kind: 'team-settings' }, 'Team Name'],
    // Whose actions are many, or not to be pressed by mistake.
    [{ kind: 'player-details', id: own.id }, own.name],
    [{ kind: 'lend-player', id: own.id }, `Lend out ${own.name}`],
    [{ kind: 'share-campaign', id: CAMPAIGN }, 'Share Campaign'],
    [{ kind: 'objectives' }, 'Objective of season 1'],
    [{ kind: 'settings' }, 'Settings'],
    [{ kind: 'manager' }, 'Your career'],
    // Which are read, and scrolled with the arrow keys.
    [{ kind: 'player', id: rival.player.id, isOver: false, from: null }, rival.player.name],
    [{ kind: 'club', id: rival.club.id, isOver: false }, rival.club.name],
    [{ kind: 'finances' }, 'Finances'],
    [{ kind: 'hall-of-fame' }, 'Hall of fame'],
    [{ kind: 'policy-info', policy: 'fanFriendlyPricing' }, 'Fan-Friendly Pricing'],
    [{ kind: 'news' }, 'News'],
  ]
  for (const [modal, focused] of dialogs) {
    act(() => root.ui.openModal(modal))
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(focused))
    act(() => root.ui.closeModal())
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  }
})
