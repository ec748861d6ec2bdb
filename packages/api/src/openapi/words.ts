/** `workOrder` as people read it: "Work order". */
export function inWords(name: string): string {
  const words = name.replace(/[._]/g, ' ').replace(/([a-z\d])([A-Z])/g, '$1 $2')
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}

/** `workOrder` as a type is written: `WorkOrder`. */
export const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** What the calls do that every resource has under the same name. */
const COMMON: Readonly<Record<string, string>> = {
  page: 'list',
  get: 'read one',
  save: 'add',
  update: 'change',
  delete: 'delete',
  export: 'export to a file',
  selectAll: 'all of them, for a picker',
}

/** `workOrder.page` in words: "Work order: list". */
export function summaryOf(resource: string, call: string): string {
  return `${inWords(resource)}: ${COMMON[call] ?? inWords(call).toLowerCase()}`
}
