import type { SystemContext } from '@chakra-ui/react/styled-system'

/** Our style sheets have short names for some of Chakra's categories. */
const SHORT_NAMES = [
  ['--font-weights-', '--weights-'],
  ['--letter-spacings-', '--tracking-'],
  ['--z-index-', '--z-'],
  ['--easings-standard', '--ease'],
] as const

/**
 * The tokens of a system as a style sheet: what `tokens.css` is for our own. An application with a system of its own
 * writes this to a file at build time, where its pages should have their colours before any script runs.
 */
export function tokensCss({ tokens, conditions }: SystemContext): string {
  const rules = [...tokens.cssVarMap].map(([condition, variables]) => {
    const selector = condition === 'base' ? ':root' : conditions.resolve(condition)
    const lines = [...variables].map(([name, value]) => `  ${shortName(name)}: ${value};`).join('\n')
    if (!selector.startsWith('@')) return `${withoutParent(selector)} {\n${lines}\n}`
    return `${selector} {\n  :root {\n${lines.replaceAll(/^/gm, '  ')}\n  }\n}`
  })
  return `${rules.join('\n\n')}\n`
}

/** A condition of Chakra's speaks of an element inside (`[data-mode="dark"] &`); a token stands on the outer one. */
function withoutParent(selector: string): string {
  return selector
    .split(', ')
    .map((part) => part.replaceAll(/ ?& ?/g, ''))
    .join(',\n')
}

function shortName(name: string): string {
  const [long, short] = SHORT_NAMES.find(([start]) => name.startsWith(start)) ?? ['', '']
  return short + name.slice(long.length)
}
