/** Names, plates and addresses stay Chinese in an English console. */
const HAN = /\p{Script=Han}/u
/** How long after a change it is looked at: what a page has loaded by then is looked at once. */
const LATER_MS = 500

/** Calls back once, as soon as Chinese text stands on the page or in a field of it. Returns how to give it up. */
export function onChineseShown(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new MutationObserver(lookLater)
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  document.addEventListener('input', lookLater)
  lookLater()
  return stop

  function lookLater() {
    timer ??= setTimeout(look, LATER_MS)
  }

  function look() {
    timer = undefined
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
    const isChinese = HAN.test(document.body.textContent) || [...fields].some(({ value }) => HAN.test(value))
    if (!isChinese) return
    stop()
    then()
  }

  function stop() {
    observer.disconnect()
    document.removeEventListener('input', lookLater)
    clearTimeout(timer)
  }
}
