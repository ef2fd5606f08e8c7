import { BlockList, isIP } from "node:net";

/** IPv4 networks that are no public host's (IANA special-purpose registry, RFC 6890), with their prefix lengths. */
const PRIVATE_IPV4: readonly (readonly [network: string, prefix: number])[] = [
  ["0.0.0.0", 8], // this network, unspecified
  ["10.0.0.0", 8], // private
  ["100.64.0.0", 10], // carrier-grade NAT
  ["127.0.0.0", 8], // loopback
  ["169.254.0.0", 16], // link-local, with the metadata services of clouds
  ["172.16.0.0", 12], // private
  ["192.0.0.0", 24], // protocol assignments
  ["192.88.99.0", 24], // 6to4 relays
  ["192.168.0.0", 16], // private
  ["198.18.0.0", 15], // benchmarks
  ["224.0.0.0", 4], // multicast
  ["240.0.0.0", 4], // reserved, broadcast
];

/** IPv6 networks inside the public range that lead elsewhere: Teredo and 6to4 carry IPv4 addresses of any kind. */
const PRIVATE_IPV6: readonly (readonly [network: string, prefix: number])[] = [
  ["2001::", 32],
  ["2002::", 16],
];

/** IPv6 networks whose last 32 bits are an IPv4 address: mapped (RFC 4291) and translated (RFC 6052). */
const EMBEDDING_IPV6: readonly string[] = ["::ffff:", "64:ff9b::"];

const PUBLIC_IPV6 = new BlockList();
PUBLIC_IPV6.addSubnet("2000::", 3, "ipv6");
for (const prefix of EMBEDDING_IPV6) PUBLIC_IPV6.addSubnet(`${prefix}0.0.0.0`, 96, "ipv6");

const PRIVATE = new BlockList();
for (const [network, prefix] of PRIVATE_IPV4) {
  PRIVATE.addSubnet(network, prefix, "ipv4");
  for (const embedding of EMBEDDING_IPV6) PRIVATE.addSubnet(`${embedding}${network}`, 96 + prefix, "ipv6");
}
for (const [network, prefix] of PRIVATE_IPV6) PRIVATE.addSubnet(network, prefix, "ipv6");

/**
 * Whether an address is a public host's: no loopback, private, link-local, unique-local, carrier-grade NAT, multicast or
 * unspecified one, in IPv4, IPv6 or IPv4 inside IPv6. What is no address is not public.
 *
 * @example
 * isPublicAddress("::ffff:10.0.0.1"); // false
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !PRIVATE.check(address, "ipv4");
  // An address with a zone is link-local.
  return (
    family === 6 && !address.includes("%") && PUBLIC_IPV6.check(address, "ipv6") && !PRIVATE.check(address, "ipv6")
  );
}
