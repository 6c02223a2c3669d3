import { describe, expect, test } from 'vitest';
import { networkOf } from '#server/http/request-context.ts';

describe('D2: an address, IPv6 by its /64', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
  ])('%s counts as %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });

  test('a whole /64 is one, its neighbour another', () => {
    expect(networkOf('2001:db8:a:b::1')).toBe(networkOf('2001:db8:a:b:ffff:ffff:ffff:ffff'));
    expect(networkOf('2001:db8:a:b::1')).not.toBe(networkOf('2001:db8:a:c::1'));
  });

  test('L7: who has hung up is nobody, not a fault', () => {
    expect(networkOf(undefined)).toBe('nobody');
  });
});
