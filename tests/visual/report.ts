/** A picture that was compared with its baseline. */
export interface Compared {
  /** The names of its files begin with it: `<name>.before.png`, `.after.png`, `.difference.png`. */
  name: string
  /** Of the pixels that show anything, the share that differs: 0 to 1. */
  share: number
}

/** One page for a reviewer: each picture before, after and what differs, those that differ most first. */
export function reportOf(compared: readonly Compared[], tolerance: number): string {
  const failed = compared.filter(({ share }) => share > tolerance).length
  const rows = compared.toSorted((a, b) => b.share - a.share).map((one) => rowOf(one, tolerance))
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Visual check</title>
<style>
  body { font: 14px/1.5 system-ui, sans-serif; margin: 24px; }
  article { margin-block: 24px; border-top: 1px solid #ccc; }
  article > div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 12px; }
  figure { margin: 0; }
  img { max-width: 100%; border: 1px solid #ccc; }
  [data-differs] h2 { color: #b3261e; }
</style>
<h1>Visual check: ${failed} of ${compared.length} pictures differ by more than ${percent(tolerance)}</h1>
${rows.join('\n')}
</html>
`
}

function rowOf({ name, share }: Compared, tolerance: number): string {
  const figures = ['before', 'after', 'difference'].map(
    (part) =>
      `<figure><figcaption>${part}</figcaption><a href="${name}.${part}.png"><img src="${name}.${part}.png" alt="${name}, ${part}" loading="lazy"></a></figure>`,
  )
  return `<article${share > tolerance ? ' data-differs' : ''}><h2>${name}: ${percent(share)}</h2><div>${figures.join('')}</div></article>`
}

const percent = (share: number) => `${(100 * share).toFixed(2)} %`
