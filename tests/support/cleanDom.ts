// Matchers such as toBeVisible for the elements that a screen shows.
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { WAIT_MS } from './timeouts.ts'

// Lazy chunks take longer than the default timeout of one second on a busy machine.
configure({ asyncUtilTimeout: WAIT_MS })

// Testing Library registers its own cleanup only with vitest's globals, which are off.
afterEach(cleanup)
