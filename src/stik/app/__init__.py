"""Tables, lobby and identity: what people do with the games; asynchronous, and free of any database or protocol."""
