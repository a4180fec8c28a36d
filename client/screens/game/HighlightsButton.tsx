import { useEffect, useRef } from 'react'
import { observer } from 'mobx-react-lite'
import { Button } from '../../components/Button.tsx'
import type { ClubId } from '../../simulation/core/ids.ts'
import type { CompetitionId } from '../../simulation/core/tie.ts'
import { useGameStores } from '../../stores/useGameStores.ts'

interface HighlightsButtonProps {
  /** Competition of the match; the league unless it says otherwise. */
  competition?: CompetitionId
  /** Round of a tie, where several are played on a day. */
  round?: number | undefined
  season: number
  week: number
  home: ClubId
  /** List in which the button stands, for the return of the focus. */
  list: string
  /** Minute before which nothing is shown, and the words on the button for it. */
  after?: number
  label?: string
  /** Id of the element that names the match. */
  matchId?: string
}

/** Opens the highlights of a match, while it is kept; nothing otherwise. */
export const HighlightsButton = observer(function HighlightsButton(props: HighlightsButtonProps) {
  const {
    competition = 'league',
    round,
    season,
    week,
    home,
    list,
    after = 0,
    label = 'Match highlights',
    matchId,
  } = props
  const place = { competition, season, week, home, round }
  const { replay, ui } = useGameStores()
  const button = useRef<HTMLButtonElement>(null)
  const from = `${list} ${week} ${competition} ${home} ${round}`
  const isReturn = ui.watchedFrom === from
  useEffect(() => {
    if (isReturn) button.current?.focus()
  }, [isReturn])
  if (!replay.isKept(place)) return null
  return (
    <Button
      ref={button}
      size="small"
      aria-describedby={matchId}
      onClick={() => replay.watchHighlights(place, from, after)}
    >
      {label}
    </Button>
  )
})
