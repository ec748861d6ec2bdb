/** Names, plates and addresses stay Chinese in an English console. */
const HAN = /\p{Script=Han}/u
/** How long after a change it is looked at: what a page has loaded by then is looked at once. */
const LATER_MS = 500

/** Calls back once, as soon as Chinese text stands on the page. Returns how to give it up. */
export function onChineseShown(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new MutationObserver(lookLater)
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  lookLater()
  return stop

  function lookLater() {
    timer ??= setTimeout(look, LATER_MS)
  }

  function look() {
    timer = undefined
    if (!HAN.test(document.body.textContent)) return
    stop()
    then()
  }

  function stop() {
    observer.disconnect()
    clearTimeout(timer)
  }
}
