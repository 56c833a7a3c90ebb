/* What a server sends before a browser makes or uses a passkey: the browser's own options, with bytes in base64url. */

export interface CreationOptions extends Omit<
  PublicKeyCredentialCreationOptions,
  'challenge' | 'user' | 'excludeCredentials'
> {
  readonly challenge: string;
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
  readonly excludeCredentials?: readonly KnownCredential[];
}

interface KnownCredential {
  readonly id: string;
  readonly type: 'public-key';
  readonly transports?: AuthenticatorTransport[];
}

export interface RequestOptions extends Omit<PublicKeyCredentialRequestOptions, 'challenge' | 'allowCredentials'> {
  readonly challenge: string;
}
