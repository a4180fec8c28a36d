/** Measures the heap of a page. Code that the engine compiles as it learns grows for minutes and belongs to no match. */
import type { CDPSession } from '@playwright/test'

interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]] } }
  nodes: number[]
}

/** Objects that wait for others to be collected need several collections. */
const COLLECTIONS = 3

/** Bytes of the heap, and of it without compiled code, once all that is unused is collected. */
export async function heapSize(session: CDPSession): Promise<{ all: number; data: number }> {
  for (let i = 0; i < COLLECTIONS; i++) {
    await session.send('HeapProfiler.collectGarbage')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { snapshot, nodes } = await takeSnapshot(session)
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  const code = types[0].indexOf('code')
  let codeBytes = 0
  for (let i = 0; i < nodes.length; i += fields.length) {
    if (nodes[i + type] === code) codeBytes += nodes[i + size] ?? 0
  }
  return { all: usedSize, data: usedSize - codeBytes }
}

async function takeSnapshot(session: CDPSession): Promise<HeapSnapshot> {
  const chunks: string[] = []
  const note = ({ chunk }: { chunk: string }) => void chunks.push(chunk)
  session.on('HeapProfiler.addHeapSnapshotChunk', note)
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  session.off('HeapProfiler.addHeapSnapshotChunk', note)
  return JSON.parse(chunks.join('')) as HeapSnapshot
}
