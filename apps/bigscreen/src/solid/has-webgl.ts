/** Whether this window can draw solids. Where it cannot, a scene shows its plane figures and says so. */
export function hasWebGl(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2')
    context?.getExtension('WEBGL_lose_context')?.loseContext()
    return context !== null
  } catch {
    return false
  }
}
