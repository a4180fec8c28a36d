/**
 * Starts a system of several parts, each of which adds what ends it. Returns it with `close`, which ends the last one first;
 * when a part does not start, those that run are ended.
 */
export async function startTogether<Parts extends object>(
  start: (cleaning: (() => unknown)[]) => Promise<Parts>,
): Promise<Parts & { close: () => Promise<void> }> {
  const cleaning: (() => unknown)[] = []
  const close = async () => {
    for (const clean of cleaning.toReversed()) await clean()
  }
  try {
    return { ...(await start(cleaning)), close }
  } catch (error) {
    await close()
    throw error
  }
}
