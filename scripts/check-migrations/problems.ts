/** Such as `20261120-120000-tax-entity`; older ones have no seconds, or a number. */
const NAME = /^(0\d{3}|\d{8}-\d{4}(\d{2})?)-[a-z0-9]+(-[a-z0-9]+)*$/

/** When a migration was written, or its number: what it is sorted by. */
const stampOf = (name: string) => NAME.exec(name)?.[1] ?? name

/** What is wrong with the migrations, beside those that have landed; `shared` were there when the branch left. */
export function problemsOf(
  names: readonly string[],
  { landed, shared }: { landed: readonly string[]; shared: readonly string[] },
): string[] {
  const newest = landed.toSorted().at(-1) ?? ''
  const added = names.filter((name) => !landed.includes(name))
  return [
    ...names
      .filter((name) => !NAME.test(name))
      .map((name) => `${name}: a migration is called <YYYYMMDD>-<HHmmss>-<what it makes>`),
    ...names
      .filter((name) => names.some((other) => other !== name && stampOf(other) === stampOf(name)))
      .map((name) => `${name}: another migration has the same time`),
    ...added
      .filter((name) => name < newest)
      .map((name) => `${name}: older than ${newest}, which has landed; give it the present time`),
    ...shared.filter((name) => !names.includes(name)).map((name) => `${name}: has landed, and is gone`),
  ]
}

/** Migrations that landed behind a newer one, in the order in which they came to the branch. */
export function landedLate(inOrder: readonly string[]): string[] {
  return inOrder.filter((name, at) => inOrder.slice(0, at).some((earlier) => earlier > name))
}
