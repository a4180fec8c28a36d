import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A page's chunk takes longer than the library's usual second to come on a busy machine.
configure({ asyncUtilTimeout: 60_000 })

// Without vitest's global functions the library can't hook itself in.
afterEach(cleanup)
