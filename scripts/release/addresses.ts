/** What a registry shows of where a package comes from. */
export interface Addresses {
  homepage: string
  bugs: { url: string }
  repository: { type: 'git'; url: string; directory: string }
}

/** Of a repository such as `owner/name` on a server of GitHub's kind. */
export function addressesOf(server: string, repository: string, directory: string): Addresses {
  const address = `${server}/${repository}`
  return {
    homepage: `${address}/tree/main/${directory}#readme`,
    bugs: { url: `${address}/issues` },
    repository: { type: 'git', url: `git+${address}.git`, directory },
  }
}
