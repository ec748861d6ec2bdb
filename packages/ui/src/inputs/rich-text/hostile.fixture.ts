/** Everything that somebody may send to run code in a reader's session. */
export const hostile =
  '<p>Before<script>window.hacked = true</script></p>' +
  '<img src="x" onerror="window.hacked = true">' +
  '<p onclick="window.hacked = true" style="position:fixed">styled <em>slanted</em></p>' +
  '<a href="javascript:window.hacked=true">run</a> <a href="https://example.com/help">help</a>' +
  '<iframe src="https://example.com"></iframe><svg onload="window.hacked=true"></svg>' +
  '<img src="data:image/svg+xml,%3Csvg/onload=alert(1)%3E"><form><input name="password"></form><p>After</p>'
