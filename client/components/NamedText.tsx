import { Fragment } from 'react'
import type { TextPart } from '../simulation/people/player.ts'
import { PlayerLink } from './PlayerLink.tsx'
import { Unbroken } from './Unbroken.tsx'

/** Text in which the names of players open their pages. */
export function NamedText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, id }, i) => (
    <Fragment key={i}>
      {id === null ? (
        <Unbroken text={text} />
      ) : (
        <PlayerLink id={id} inText>
          {text}
        </PlayerLink>
      )}
    </Fragment>
  ))
}
