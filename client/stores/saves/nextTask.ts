/** Resolves in a task of its own, so that input and paint that wait have had their turn. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    // A message is not held back for 4 ms as a timer is.
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
