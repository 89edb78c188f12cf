/** Returns whether this is one address, with or without a name before it: `order@shop.example`, `Shop <order@shop.example>`. */
export function isMailbox(value: string): boolean {
  return /^(?:[^<>@\r\n]{0,200} <[^\s<>@,;]{1,64}@[^\s<>@,;]{1,253}>|[^\s<>@,;]{1,64}@[^\s<>@,;]{1,253})$/.test(
    value,
  );
}

/** Returns whether this is the name or the IP address of a server, without port, path or user. */
export function isMailHost(value: string): boolean {
  return /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*|[0-9a-f:]{2,39})$/i.test(
    value,
  );
}
