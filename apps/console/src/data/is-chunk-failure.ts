/*
 * What browsers say when a part of the console did not arrive: a module of a version that is gone since, a line that
 * broke or was too slow, a style sheet that Vite could not preload.
 */
const SENTENCES = [
  /failed to fetch dynamically imported module/i,
  /error loading dynamically imported module/i,
  /importing a module script failed/i,
  /unable to preload css/i,
  /loading (css )?chunk .* failed/i,
]

/** Whether a failure means that the page's code or style is missing, so that loading the page anew may help. */
export function isChunkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'ChunkLoadError' || SENTENCES.some((sentence) => sentence.test(error.message))
}
