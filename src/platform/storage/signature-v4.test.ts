import { describe, expect, test } from 'vitest';
import { encodeKey, sha256, signed } from './signature-v4.ts';

/** The worked examples of the documentation of Signature Version 4 for S3, with the signatures printed there. */
const key = {
  accessKey: 'AKIAIOSFODNN7EXAMPLE',
  secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const at = new Date('2013-05-24T00:00:00Z');
const host = 'https://examplebucket.s3.amazonaws.com';
const signatureOf = (headers: Record<string, string>) => /Signature=([0-9a-f]+)$/.exec(headers.authorization!)?.[1];

describe('AWS Signature Version 4, by the published examples', () => {
  test('GET with a range', () => {
    const headers = signed(
      { method: 'GET', url: new URL(`${host}/test.txt`), headers: { Range: 'bytes=0-9' }, payloadHash: sha256(''), at },
      key,
    );
    expect(headers.authorization).toBe(
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,' +
        'SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,' +
        'Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    );
  });

  test('PUT with a body and a name that must be escaped', () => {
    const headers = { Date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' };
    const url = new URL(`${host}/${encodeKey('test$file.text')}`);
    expect(
      signatureOf(signed({ method: 'PUT', url, headers, payloadHash: sha256('Welcome to Amazon S3.'), at }, key)),
    ).toBe('98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd');
  });

  test('GET with a query without a value, and with two', () => {
    const ask = (query: string) =>
      signatureOf(
        signed({ method: 'GET', url: new URL(`${host}/?${query}`), headers: {}, payloadHash: sha256(''), at }, key),
      );
    expect(ask('lifecycle')).toBe('fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543');
    expect(ask('max-keys=2&prefix=J')).toBe('34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7');
  });

  test('names keep their slashes and nothing else that could be read in two ways', () => {
    expect(encodeKey("a b/c+d/é!*'()")).toBe('a%20b/c%2Bd/%C3%A9%21%2A%27%28%29');
  });
});
